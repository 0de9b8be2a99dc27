"""A browser without a screen: cookies, forms and pages, for whoever only wants to read what comes back."""

from __future__ import annotations

import http.cookiejar
import urllib.error
import urllib.parse
import urllib.request
from http import HTTPStatus


class Reader:
    """Keeps its cookies and follows redirects."""

    def __init__(self, address: str) -> None:
        self.address, self.jar = address, http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def get(self, path: str, **headers: str) -> tuple[int, str, str]:
        """The status, where it ended, and what it says."""
        return self._ask(urllib.request.Request(self.address + path, headers=headers))

    def post(self, path: str, **form: object) -> tuple[int, str, str]:
        body = urllib.parse.urlencode(form, doseq=True).encode()
        return self._ask(urllib.request.Request(self.address + path, body))

    def _ask(self, request: urllib.request.Request) -> tuple[int, str, str]:
        try:
            with self.opener.open(request, timeout=10) as answer:
                return answer.status, answer.url.removeprefix(self.address), answer.read().decode()
        except urllib.error.HTTPError as refused:
            if refused.code == HTTPStatus.TEMPORARY_REDIRECT:  # with all that was sent, as a browser does
                return self._ask(urllib.request.Request(self.address + refused.headers["location"], request.data))
            return refused.code, request.full_url.removeprefix(self.address), refused.read().decode()

    def token(self, name: str) -> str:
        return next(cookie.value for cookie in self.jar if cookie.name == name)

"""Sound as numbers: a spoken line without the silence round it, as loud as every other."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

FULL = 32_767  # the loudest a sample can be
LEVEL = 0.12  # of that, on an average: about -18 dB
PEAK = 0.9  # of that, at most
QUIET = 0.01  # of the loudest sample: what is below is silence
EDGE = 0.06  # seconds of it that stay on either side


class Sound(NamedTuple):
    """One channel of samples of two bytes."""

    samples: array[int]
    rate: int  # samples a second

    @property
    def seconds(self) -> float:
        return len(self.samples) / self.rate


def read(file: Path) -> Sound:
    """A file that a voice has written: one channel, two bytes a sample."""
    with wave.open(str(file), "rb") as written:
        if (written.getnchannels(), written.getsampwidth()) != (1, 2):
            raise OSError(f"{file.name}: not one channel of two bytes a sample")
        samples = array("h", written.readframes(written.getnframes()))
    return Sound(_in_order(samples), written.getframerate())


def write(sound: Sound, file: Path) -> None:
    with wave.open(str(file), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(sound.rate)
        written.writeframes(_in_order(sound.samples).tobytes())


def polished(sound: Sound) -> Sound:
    """Nothing but the words, as loud as every other line."""
    loudest = max(map(abs, sound.samples), default=0)
    if not loudest:
        raise OSError("nothing can be heard")
    kept = _trimmed(sound, QUIET * loudest)
    level = math.sqrt(sum(sample * sample for sample in kept) / len(kept))
    gain = min(LEVEL * FULL / level, PEAK * FULL / loudest)
    return Sound(array("h", (round(gain * sample) for sample in kept)), sound.rate)


def _trimmed(sound: Sound, quiet: float) -> array[int]:
    heard = [number for number, sample in enumerate(sound.samples) if abs(sample) > quiet]
    edge = round(EDGE * sound.rate)
    return sound.samples[max(0, heard[0] - edge) : heard[-1] + 1 + edge]


def _in_order(samples: array[int]) -> array[int]:
    """Files have the low byte first, whatever the machine."""
    if sys.byteorder == "big":
        samples = array("h", samples)
        samples.byteswap()
    return samples

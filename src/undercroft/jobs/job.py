"""The base classes of jobs, and the errors they can end with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct


class Job(Struct, frozen=True):
    """Work for a `JobPool`. Its fields are sent to the worker as JSON, and so is the result of `run` back."""

    def run(self) -> Any:
        """Does the work, in the worker."""
        raise NotImplementedError


class ProgressiveJob(Job, frozen=True):
    """A job that yields results while it works, each better than the one before."""

    def run(self) -> Iterator[Any]:
        raise NotImplementedError


class JobRefused(Exception):
    """Raised by a job that refuses its input. `code` is for programs, `text` for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class JobFailed(Exception):
    """A job without a result; the text says why. Raised directly if the job raised an error."""


class JobTooLong(JobFailed):
    """The job exceeded its time or memory limit."""


class WorkerLost(JobFailed):
    """The worker exited, or wrote something other than a result."""

"""Jobs: time-limited work in other processes. docs/developers/jobs.md explains it.

`JobPool` runs them. Each worker process reads one line per job and writes one line per result.
"""

from undercroft.jobs.job import Job, JobFailed, JobRefused, JobTooLong, ProgressiveJob, WorkerLost
from undercroft.jobs.pool import JobPool, Limits, Worker

__all__ = [
    "Job",
    "JobFailed",
    "JobPool",
    "JobRefused",
    "JobTooLong",
    "Limits",
    "ProgressiveJob",
    "Worker",
    "WorkerLost",
]

import { useEffect, useState } from 'react';
import { type FileJobState, FileJobs, NO_JOB } from './file-jobs.ts';

/** Makes one file at a time. */
export interface FileJob extends FileJobState {
  /** Cancels the current job and starts another: see `FileJobs`. */
  readonly begin: FileJobs['begin'];
  readonly cancel: () => void;
}

/** Makes files one at a time. Leaving the page cancels the current job. */
export function useFileJob(): FileJob {
  const [state, setState] = useState(NO_JOB);
  const [jobs] = useState(() => new FileJobs(setState));
  useEffect(() => () => jobs.cancel(), [jobs]);
  return { ...state, begin: (make) => jobs.begin(make), cancel: () => jobs.cancel() };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { watchFileDrag } from './file-drag.ts';

/** Calls `take` with the first file of each drop on the page. Returns whether a file is being dragged over the page. */
export function useFileDrag(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeDropped = useEffectEvent(take);
  useEffect(() => watchFileDrag(document, (file) => takeDropped(file), setIsOver), []);
  return isOver;
}

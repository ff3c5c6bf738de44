/** Runs a function at once and again in each of the next four frames. Returns a function that stops this. */
export function overFrames(run: () => void): () => void {
  let frame = 0;
  const runWith = (framesLeft: number) => {
    run();
    if (framesLeft > 0) frame = requestAnimationFrame(() => runWith(framesLeft - 1));
  };
  runWith(4);
  return () => cancelAnimationFrame(frame);
}

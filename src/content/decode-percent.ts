/** A percent-encoded text, decoded; the same text where that is impossible. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that means itself.
    return text;
  }
}

/** What a visitor sees when a page fails. */
export function ErrorScreen() {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <a href="/">Return to Home</a>
    </main>
  );
}

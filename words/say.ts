/** The fact of a kind. A fact may have one of several kinds. */
type Of<Fact, Kind> = Fact extends { readonly kind: infer Own } ? (Kind extends Own ? Fact : never) : never;

/** A message for each kind of fact, and for nothing else. It takes values of its fact, by their names. */
type MessagesOf<Fact extends { readonly kind: string }, Messages> = {
  readonly [Kind in Fact['kind']]: string | ((fact: Of<Fact, Kind>) => string);
} & { readonly [Other in Exclude<keyof Messages, Fact['kind']>]: never };

/** Returns the function that says facts, by messages whose keys are the kinds of these facts. */
export function sayer<Fact extends { readonly kind: string }>() {
  return <Messages extends MessagesOf<Fact, Messages>>(messages: Messages) =>
    (fact: Fact): string => {
      const message: string | ((fact: never) => string) = messages[fact.kind as Fact['kind']];
      return typeof message === 'string' ? message : message(fact as never);
    };
}

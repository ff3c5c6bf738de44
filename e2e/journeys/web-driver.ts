/** A browser that is driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface Session {
  /** `path` comes after the session's id. Throws if the driver answers with an error. */
  command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
}

/** The JSON form of an element: the driver's id for it, under the key that the standard defines. */
export type ElementReference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>;

export function numberOf(reference: ElementReference): string {
  return reference['element-6066-11e4-a52e-4f735466cecf'];
}

export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return { command: (method, path, body) => ask(method, `${driver}/session/${sessionId}${path}`, body) };
}

export async function isReady(driver: string): Promise<boolean> {
  const status = await ask<{ ready: boolean }>('GET', `${driver}/status`).catch(() => null);
  return status?.ready ?? false;
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const content = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
  const answer = await fetch(url, { method, body: content });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

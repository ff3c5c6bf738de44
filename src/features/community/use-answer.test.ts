import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { prepareAnswer, useAnswer } from './use-answer.ts';

const ask = async (question: string) => `answer to ${question}`;
const askOther = async (question: string) => `other answer to ${question}`;

interface ProbeProps {
  readonly question: string;
  readonly from: typeof ask;
}

function Probe({ question, from }: ProbeProps): string {
  return useAnswer(question, from) ?? 'awaited';
}

/** Returns the answer in the first rendering. */
const answerTo = (question: string, from: typeof ask) => renderToStaticMarkup(createElement(Probe, { question, from }));

it('a first rendering has an answer only to the last prepared question, and only with the same `ask`', async () => {
  expect(answerTo('a', ask)).toBe('awaited');
  await prepareAnswer('a', ask);
  expect(answerTo('a', ask)).toBe('answer to a');
  expect(answerTo('b', ask)).toBe('awaited');
  expect(answerTo('a', askOther)).toBe('awaited');
  await prepareAnswer('b', ask);
  expect([answerTo('a', ask), answerTo('b', ask)]).toEqual(['awaited', 'answer to b']);
});

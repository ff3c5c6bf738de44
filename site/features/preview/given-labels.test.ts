import { expect, it } from 'vitest';
import { labelsIn } from './given-labels.ts';

it('a requested label sheet is used only if its first code is the code of the page', () => {
  expect(labelsIn({ labels: ['7', '8'] }, '7')).toEqual(['7', '8']);
  expect(labelsIn({ labels: ['8', '7'] }, '7')).toEqual([]);
  expect(labelsIn({ labels: ['7'] }, undefined)).toEqual([]);
});

it.each([null, undefined, 'labels', {}, { labels: '7' }, { labels: [] }, { labels: ['7', 8] }])(
  'the state %j requests no label sheet',
  (state) => {
    expect(labelsIn(state, '7')).toEqual([]);
    expect(labelsIn(state, undefined)).toEqual([]);
  },
);

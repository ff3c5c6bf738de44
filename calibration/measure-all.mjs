import Tinypool from 'tinypool';

/**
 * Runs the default export of a bundle on every task, in child processes, since threads would share one count of
 * processor time. Reports progress on the error output.
 * @template Task, Result
 * @param {string} bundle URL of a module whose default export measures one task
 * @param {readonly Task[]} tasks
 * @param {number} processes how many run at the same time
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function measureAll(bundle, tasks, processes) {
  const pool = new Tinypool({ runtime: 'child_process', filename: bundle, minThreads: 1, maxThreads: processes });
  let count = 0;
  const results = await Promise.all(
    tasks.map(async (task) => {
      const result = await pool.run(task);
      count++;
      if (count % 20 === 0) console.error(`${count} of ${tasks.length}`);
      return result;
    }),
  );
  await pool.destroy();
  return results;
}

/**
 * Prints a Markdown table.
 * @param {readonly (string | number)[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function printTable(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** @param {readonly number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

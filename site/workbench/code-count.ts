import { useEffect, useState } from 'react';
import { countRecords, subscribeToCodes } from '#storage';

/** The id of the heading *Your codes* on the home page. */
export const YOUR_CODES_ID = 'your-codes';

/** The number of stored codes; 0 until they have been counted. */
export function useCodeCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const update = async (): Promise<void> => {
      const counted = await countRecords();
      if (isCurrent) setCount(counted);
    };
    void update();
    const stop = subscribeToCodes(update);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return count;
}

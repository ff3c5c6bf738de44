import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import styles from './sonner-host.module.css';
import { subscribeToasts, takeToasts } from './toast-queue.ts';

const icons = {
  success: <CircleCheck aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};

function showWaiting(): void {
  for (const { kind, message, ...options } of takeToasts()) toast[kind](message, options);
}

/** The notices' library and the look that the site gives it. */
export function SonnerHost() {
  useEffect(() => {
    const stop = subscribeToasts(showWaiting);
    showWaiting();
    return stop;
  }, []);
  return (
    <Sonner
      position="bottom-right"
      icons={icons}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          content: styles.content,
          title: styles.title,
          description: styles.description,
          actionButton: styles.action,
          success: styles.success,
          error: styles.error,
        },
      }}
      containerAriaLabel="Notices"
    />
  );
}

import { ComingSoon } from './coming-soon.tsx';

/** Placeholder: what became of the codes made in this browser. */
export function AnalyticsPage() {
  return (
    <ComingSoon
      title="QR Code Analytics"
      shortTitle="Analytics"
      path="/analytics"
      description="The QR code analytics dashboard is in development. The counters it will show are kept in your own browser."
      keywords={['QR code analytics', 'QR code statistics']}
    >
      <p>
        The dashboard is in development. What it will show is already being counted, in this browser only: the codes you
        made and how often you downloaded them.
      </p>
    </ComingSoon>
  );
}

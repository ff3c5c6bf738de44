import { ComingSoon } from './coming-soon.tsx';

/** Placeholder: ready-made designs. */
export function TemplatesPage() {
  return (
    <ComingSoon
      title="QR Code Templates"
      shortTitle="Templates"
      path="/templates"
      description="Designer QR code templates are in development. Until they are here, colours, gradients and your own logo are one page away."
      keywords={['QR code templates', 'QR code designs']}
    >
      <p>Designer templates are in development: whole looks to start from, each tested to scan before it is shown.</p>
    </ComingSoon>
  );
}

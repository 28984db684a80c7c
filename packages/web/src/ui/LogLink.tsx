import { Apart } from './Apart.tsx';
import type { LogLinkProps } from './feature.ts';
import { useContributions } from './useContributions.ts';

/** The way to what the operation log says, drawn by the feature that owns the log. */
export function LogLink(props: LogLinkProps) {
  const [Link] = useContributions('logLink');
  return Link ? (
    <Apart>
      <Link {...props} />
    </Apart>
  ) : null;
}

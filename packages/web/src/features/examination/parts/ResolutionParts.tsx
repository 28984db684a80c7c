import { Suspense } from 'react';
import type { ResolutionPartProps } from '../../../ui/feature.ts';
import { useContributions } from '../../../ui/useContributions.ts';

type Props = ResolutionPartProps & { kinds: readonly string[] };

/** What features have to do after the resolution of a session; what stands on the saved one stays until it is cancelled. */
export function ResolutionParts({ kinds, ...rest }: Props) {
  const brought = useContributions('resolutions');
  return brought.flatMap((parts) =>
    Object.entries(parts).map(([kind, Part]) =>
      kinds.includes(kind) ? (
        <Suspense key={kind} fallback={null}>
          <Part {...rest} />
        </Suspense>
      ) : null,
    ),
  );
}

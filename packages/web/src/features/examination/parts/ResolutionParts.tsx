import { Suspense } from 'react';
import type { ResolutionPartProps } from '../../../ui/feature.ts';
import { useContributions } from '../../../ui/useContributions.ts';

type Props = Omit<ResolutionPartProps, 'chosen'> & {
  /** The kinds of the resolution as it is chosen, and as it is saved. */
  kinds: Readonly<Record<'chosen' | 'saved', string | null>>;
};

/** What features have to do after the resolution of a session; what stands on the saved one stays until it is cancelled. */
export function ResolutionParts({ kinds, ...rest }: Props) {
  const brought = useContributions('resolutions');
  return brought.flatMap((parts) =>
    Object.entries(parts).map(([kind, Part]) =>
      kinds.chosen === kind || kinds.saved === kind ? (
        <Suspense key={kind} fallback={null}>
          <Part chosen={kinds.chosen === kind} {...rest} />
        </Suspense>
      ) : null,
    ),
  );
}

import { lazy, Suspense, useRef } from 'react';

const PersonalDialog = lazy(() => import('../features/identity/PersonalDialog.tsx'));

/** The personal dialogue, fetched when it is opened for the first time. */
export function PersonalPart(props: { open: boolean; onClose: () => void }) {
  const wanted = useRef(false);
  wanted.current ||= props.open;
  if (!wanted.current) return null;
  return (
    <Suspense fallback={null}>
      <PersonalDialog {...props} />
    </Suspense>
  );
}

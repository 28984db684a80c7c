import { Suspense } from 'react';
import { useSession } from '../../session/useSession.ts';
import { useContributions } from '../../ui/useContributions.ts';
import { StayButtons } from '../stays/StayButtons.tsx';
import { StayFacts } from '../stays/StayFacts.tsx';
import { StayTimes } from '../stays/StayTimes.tsx';
import { DrugsInUse } from './DrugsInUse.tsx';
import type { Opened } from './useStay.ts';

type Props = { opened: Opened; onChanged: () => void };

/** What is known of a stay at a glance: facts and acts of the ward, what other features tell, where the patient lay. */
export default function OverviewTab({ opened, onChanged }: Props) {
  const { permissions } = useSession();
  const panels = useContributions('stayPanels')
    .flat()
    .filter(({ permission }) => permissions.has(permission));
  const { stay, tab } = opened;
  return (
    <>
      <section className="section">
        <StayFacts one={stay} />
        <p className="round-acts">
          <StayButtons one={stay} onDone={onChanged} />
        </p>
      </section>
      <DrugsInUse NhapVien_Id={stay._id} />
      {panels.map(({ Panel }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of features does not change
        <Suspense key={at} fallback={null}>
          <Panel stay={tab} onChanged={onChanged} />
        </Suspense>
      ))}
      <section className="section">
        <StayTimes one={stay} />
      </section>
    </>
  );
}

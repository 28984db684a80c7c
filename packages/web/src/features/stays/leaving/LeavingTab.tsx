import type { StayTabProps } from '../../../ui/feature.ts';
import { LeavingPart } from './LeavingPart.tsx';

/** The end of a stay, on its page. */
export default function LeavingTab({ stay, onChanged }: StayTabProps) {
  return <LeavingPart id={stay._id} onChanged={onChanged} />;
}

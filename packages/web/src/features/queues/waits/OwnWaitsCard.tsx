import { WaitsCard } from './WaitsCard.tsx';

/** Home of the doctor: the waits before the own room. */
export default function OwnWaitsCard({ nodeId }: { nodeId: string | null }) {
  return nodeId === null ? null : <WaitsCard idNode={nodeId} to="/kham-benh-ngoai-tru" />;
}

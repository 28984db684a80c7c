import { WaitsCard } from '../queues/waits/WaitsCard.tsx';

/** Home: the waits before the doctor's own room. */
export default function OwnWaitsCard({ nodeId }: { nodeId: string | null }) {
  return nodeId === null ? null : <WaitsCard idNode={nodeId} to="/kham-benh-ngoai-tru" />;
}

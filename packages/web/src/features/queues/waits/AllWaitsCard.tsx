import { WaitsCard } from './WaitsCard.tsx';

/** Home of the reception and the director: the waits for an examination in every room. */
export default function AllWaitsCard() {
  return <WaitsCard idNode={null} to="/tiep-nhan-ngoai-tru" />;
}

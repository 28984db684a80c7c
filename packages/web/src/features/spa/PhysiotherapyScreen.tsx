import { SessionDesk } from './SessionDesk.tsx';

/** /thuc-hien-vltl: physiotherapy, session by session. */
export default function PhysiotherapyScreen() {
  return <SessionDesk />;
}

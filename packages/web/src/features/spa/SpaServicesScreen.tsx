import { SessionDesk } from './SessionDesk.tsx';
import { SpaDesk } from './SpaDesk.tsx';

/** /thuc-hien-dich-vu-spa: the services of a spa, session by session. */
export default function SpaServicesScreen() {
  return (
    <SpaDesk>
      <SessionDesk />
    </SpaDesk>
  );
}

import ReceptionScreen from '../reception/ReceptionScreen.tsx';
import { SpaDesk } from './SpaDesk.tsx';

/** /tiep-nhan: the reception of a spa. */
export default function SpaReceptionScreen() {
  return (
    <SpaDesk>
      <ReceptionScreen />
    </SpaDesk>
  );
}

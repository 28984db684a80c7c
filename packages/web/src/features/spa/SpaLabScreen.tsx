import LabScreen from '../lab/LabScreen.tsx';
import { SpaDesk } from './SpaDesk.tsx';

/** /xet-nghiem-spa: the laboratory of a spa. */
export default function SpaLabScreen() {
  return (
    <SpaDesk>
      <LabScreen />
    </SpaDesk>
  );
}

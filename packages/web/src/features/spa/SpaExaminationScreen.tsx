import ExaminationScreen from '../examination/ExaminationScreen.tsx';
import { SpaDesk } from './SpaDesk.tsx';

/** /kham-benh: the examination of a spa. */
export default function SpaExaminationScreen() {
  return (
    <SpaDesk>
      <ExaminationScreen />
    </SpaDesk>
  );
}

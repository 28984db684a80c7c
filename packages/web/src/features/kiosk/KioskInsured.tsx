import { KioskScreen } from './KioskScreen.tsx';

/** /tiep-nhan-ngoai-tru-kiosk: the health insurance pays. */
export default function KioskInsured() {
  return <KioskScreen loai="BHYT" />;
}

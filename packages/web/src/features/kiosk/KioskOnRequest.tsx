import { KioskScreen } from './KioskScreen.tsx';

/** /tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau: the patient pays. */
export default function KioskOnRequest() {
  return <KioskScreen loai="YeuCau" />;
}

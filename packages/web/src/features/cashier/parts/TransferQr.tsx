import { QRCodeSVG } from '@rc-component/qrcode';

/** The code of a bank transfer, drawn for a phone to read. */
export default function TransferQr({ payload, label }: { payload: string; label: string }) {
  return <QRCodeSVG value={payload} size={148} marginSize={2} level="M" role="img" aria-label={label} />;
}

import { writtenXml, type XmlPart } from '../../engine/xml/write.ts';

/** What a simulated invoice is told by. */
export type Pictured = { no: string; lookUp: string; total: number };

/** The same as the XML of the tax office, as far as the demo has it: no real provider has signed it. */
export function invoiceXml({ no, lookUp, total }: Pictured): string {
  const number = /\d+$/.exec(no)?.[0] ?? '';
  const about: XmlPart = [
    'TTChung',
    [
      ['PBan', '2.1.0'],
      ['KHHDon', no.slice(-number.length - serialLength, -number.length)],
      ['SHDon', number],
    ],
  ];
  const more: XmlPart = ['TTKhac', [['MTCuu', lookUp]]];
  const sums: XmlPart = ['NDHDon', [['TToan', [['TgTTTBSo', String(total)]]]]];
  return `<?xml version="1.0" encoding="UTF-8"?>${writtenXml([['HDon', [['DLHDon Id="data"', [about, sums, more]]]]])}`;
}

const serialLength = 6;

/** A page that names an invoice of the simulator, as a PDF: its number, its sum and that it is of no real provider. */
export function invoicePicture({ no, lookUp, total }: Pictured): Buffer {
  const lines = [
    'HOA DON MO PHONG - SIMULATED INVOICE',
    `So / No: ${no}`,
    `Ma tra cuu / Look-up: ${lookUp}`,
    `Tong tien / Total: ${total} VND`,
    'Khong co gia tri - of no value',
  ];
  const text = lines.map((line, at) => `BT /F1 14 Tf 60 ${760 - at * 28} Td (${line}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Kinds of modalities by the code that DICOM gives them (PS3.3 C.7.3.1.1.1). */
export const loaiMayDICOM = {
  US: { vi: 'Siêu âm (US)', en: 'Ultrasound (US)' },
  DX: { vi: 'X-quang số (DX)', en: 'Digital radiography (DX)' },
  CR: { vi: 'X-quang CR', en: 'Computed radiography (CR)' },
  CT: { vi: 'Cắt lớp vi tính (CT)', en: 'Computed tomography (CT)' },
  MR: { vi: 'Cộng hưởng từ (MR)', en: 'Magnetic resonance (MR)' },
  MG: { vi: 'Nhũ ảnh (MG)', en: 'Mammography (MG)' },
  XA: { vi: 'Chụp mạch (XA)', en: 'Angiography (XA)' },
  RF: { vi: 'X-quang tăng sáng (RF)', en: 'Fluoroscopy (RF)' },
  PX: { vi: 'X-quang răng toàn cảnh (PX)', en: 'Panoramic radiography (PX)' },
  ES: { vi: 'Nội soi (ES)', en: 'Endoscopy (ES)' },
  OT: { vi: 'Khác (OT)', en: 'Other (OT)' },
} as const;

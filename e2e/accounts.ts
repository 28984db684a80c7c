/** The demo account of each role. */
export const accounts = {
  ADMINISTRATOR: 'quantri',
  ACCOUNTANT: 'ketoan',
  CASHIER: 'thungan1',
  DOCTOR: 'bsnoi1',
  OUTSIDE_DOCTOR: 'bsngoai',
  NURSE: 'tiepdon',
  TECHNICIAN: 'ktvxn',
  PHARMACIST: 'duoc',
} as const;

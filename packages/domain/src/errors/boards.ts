import type { Label } from '../catalogue/catalogue.ts';

export const boardErrors = {
  BOARD_CODE_UNKNOWN: {
    vi: 'Không có màn hình nào đang hiện mã này. Mã đổi sau 15 phút, hãy xem lại trên màn hình.',
    en: 'No screen shows this code. It changes after 15 minutes: look at the screen again.',
  },
} satisfies Record<string, Label>;

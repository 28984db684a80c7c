import { defineFeature } from '../feature.ts';

export const files = defineFeature({
  name: 'files',
  areas: {
    tep: {
      group: 'heThong',
      label: { vi: 'Tệp đính kèm', en: 'Files' },
      permissions: {
        TAI_TEP: { act: 'thucHien', label: { vi: 'Tải tệp lên', en: 'Upload files' }, profiles: 'all' },
      },
    },
  },
});

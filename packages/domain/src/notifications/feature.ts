import { defineFeature } from '../feature.ts';

export const notifications = defineFeature({
  name: 'notifications',
  events: ['ThongBao'],
});

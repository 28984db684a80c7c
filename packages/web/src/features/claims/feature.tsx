import { defineScreens } from '../../ui/feature.ts';

export const claims = defineScreens({
  name: 'claims',
  routes: [
    {
      path: '/ho-so-bhyt/:childComponentPath?',
      title: 'menu.claims',
      icon: 'fees',
      texts: ['claims', 'grid', 'catalogue'],
      wide: () => import('./Claims.tsx'),
    },
  ],
  acts: [{ title: 'acts.sendClaims', path: '/ho-so-bhyt', permission: 'HO_SO_BHYT_GUI' }],
});

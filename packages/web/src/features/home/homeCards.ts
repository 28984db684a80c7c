import type { ComponentType } from 'react';
import { LabHomeCard } from '../lab/LabHomeCard.tsx';

/** A card of the home screen: live numbers of one kind of work, for those who do it. */
export type HomeCard = { key: string; permission: string; Card: ComponentType<{ nodeId: string | null }> };

/** The cards in their order; a feature adds its own. */
export const homeCards: readonly HomeCard[] = [{ key: 'lab', permission: 'XET_NGHIEM', Card: LabHomeCard }];

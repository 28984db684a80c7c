import os from 'node:os';
import { v7 } from 'uuid';

/** This process among the nodes of the installation, from its start to its end. */
export const thisNode: string = v7();

/** The nodes that are or were workers beside this one, of the same Sen; those of other machines are not among them. */
export const besideThis: Set<string> = new Set();

/** Backups and proofs that this process makes just now, by id. */
export const underWay: Set<string> = new Set();

/** The machine that it runs on. */
export const thisMachine: string = os.hostname();

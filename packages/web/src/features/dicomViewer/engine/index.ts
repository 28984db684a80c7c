export { forgetDrawings, onDrawn, ownDrawings, putDrawings } from './drawings.ts';
export { openPane, type Pane, type PaneState } from './pane.ts';
export { drawThumbnail } from './thumbnail.ts';
export { chooseTool, speakOfDetector } from './tools.ts';

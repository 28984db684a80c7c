/** In place of modules of Node that libraries ask for and a browser has not. */
export default {};

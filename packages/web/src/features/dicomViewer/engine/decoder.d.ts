declare module 'sen-decoder?worker&url' {
  const address: string;
  export default address;
}

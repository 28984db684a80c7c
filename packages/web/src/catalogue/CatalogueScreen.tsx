export default function CatalogueScreen() {
  return null;
}

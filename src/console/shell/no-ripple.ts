/** Stands in the build for MUI's ripple, which the theme turns off: it would be loaded with every page. */
export default function noRipple(): null {
  return null;
}

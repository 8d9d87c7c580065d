import { ScreenTitleContext, ScreenView } from '../../../console/parts.ts';

/** The plan of the next cycle, below its card's own heading. */
export default function DryRun() {
  return (
    <ScreenTitleContext value="">
      <ScreenView id="wellbeing/plan" params={{}} />
    </ScreenTitleContext>
  );
}

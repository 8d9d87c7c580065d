/**
 * Components for the screens of the product. They stand apart from the hooks of `slots.ts`, so that they are loaded
 * with the screens that draw them and not with the first page.
 */
export { AccountBox } from './account/AccountBox.tsx';
export { GatedButton } from './actions/GatedButton.tsx';
export { useArtifacts, useEntity } from './artifacts/use-artifacts.ts';
export { Address } from './cells/Address.tsx';
export { Cell } from './cells/Cell.tsx';
export { CategoryPanes } from './choices/CategoryPanes.tsx';
export { CategoryPicker } from './choices/CategoryPicker.tsx';
export type { Category } from './choices/category.ts';
export { TickRow } from './choices/TickRow.tsx';
export { ValueBoxes } from './choices/ValueBoxes.tsx';
export { WordList } from './choices/WordList.tsx';
export { DraftOffer } from './drafts/DraftOffer.tsx';
export { useUnfinished } from './drafts/use-unfinished.ts';
export { LoadedForm } from './forms/LoadedForm.tsx';
export { useExplained, useGateList } from './gates/use-gate.ts';
export { useCopy } from './messages/use-copy.ts';
export { BackLink } from './screens/form/BackLink.tsx';
export { Editor } from './screens/form/Editor.tsx';
export { SaveBar } from './screens/form/SaveBar.tsx';
export { Stale } from './screens/form/Stale.tsx';
export { SubmitButton } from './screens/form/SubmitButton.tsx';
export { LoadFailure } from './screens/LoadFailure.tsx';
export { saveTable } from './screens/list/save-table.ts';
export { Notice } from './screens/Notice.tsx';
export { Problem } from './screens/Problem.tsx';
export { WithinRecord } from './screens/record/within-record.ts';
export { ScreenHeader } from './screens/ScreenHeader.tsx';
export { ScreenSkeleton } from './screens/ScreenSkeleton.tsx';
export { ScreenView } from './screens/ScreenView.tsx';
export { ScreenTitleContext, useScreenTitle } from './screens/screen-title-context.ts';
export { StepList } from './screens/steps/StepList.tsx';
export { TabKeyContext } from './screens/tabs/tab-key-context.ts';
export { Choices } from './shell/Choices.tsx';
export { Icon } from './shell/Icon.tsx';
export { Initials } from './shell/Initials.tsx';
export { Select } from './shell/Select.tsx';
export { SwitchInput } from './shell/SwitchInput.tsx';
export { Tooltip } from './shell/Tooltip.tsx';
export { useLateSave } from './shell/use-late-save.ts';
export { useLeaveGuard } from './shell/use-leave-guard.ts';
export { SelectWidget } from './widgets/ChoiceWidgets.tsx';
export { CodeInput } from './widgets/CodeInput.tsx';
export { default as DateWidget } from './widgets/DateWidget.tsx';
export { PasswordField } from './widgets/PasswordField.tsx';

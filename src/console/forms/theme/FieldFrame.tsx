import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { errorId, type FieldErrorProps, type FieldHelpProps, type FieldTemplateProps, helpId } from '@rjsf/utils';

/** Input, then what is wrong with it, then help. Lists and objects draw their own frame. */
export function FieldFrame({ hidden, children, errors, help, schema }: FieldTemplateProps) {
  if (hidden) return <Box hidden>{children}</Box>;
  const types = [schema.type].flat();
  if (types.includes('object')) return <>{children}</>;
  return (
    <Box sx={{ minWidth: 0 }}>
      {children}
      {errors}
      {help}
    </Box>
  );
}

export function FieldErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <FormHelperText error component="div" id={errorId(fieldPathId)}>
      {errors.map((error) => (
        <div key={String(error)}>{error}</div>
      ))}
    </FormHelperText>
  );
}

export function FieldHelp({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return <FormHelperText id={helpId(fieldPathId)}>{help}</FormHelperText>;
}

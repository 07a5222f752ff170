import { createContext, useContext } from "react";

/** Context of a form for its fields. */
export interface FormFrame {
  id: string;
  /** True while the form is being sent. */
  isBusy: boolean;
}

export const FormFrameContext = createContext<FormFrame>({ id: "form", isBusy: false });

export const useFormFrame = () => useContext(FormFrameContext);

/** Returns the id of a field's control, from the ids of form and field. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll(".", "-")}`;

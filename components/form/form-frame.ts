import { createContext, useContext } from "react";

/** What a form tells the fields in it. */
export interface FormFrame {
  id: string;
  /** True while the form is being sent. */
  isBusy: boolean;
}

export const FormFrameContext = createContext<FormFrame>({ id: "form", isBusy: false });

export const useFormFrame = () => useContext(FormFrameContext);

/** The id of a field's control, by the form's and its name. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll(".", "-")}`;

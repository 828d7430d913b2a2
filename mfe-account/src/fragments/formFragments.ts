import { CodeForm } from '../features/signIn/CodeForm';
import { RegisterForm } from '../features/signIn/RegisterForm';
import { SignInDialog } from './SignInDialog';
import { withFormWords } from './withFormWords';

/** Signing in over any page. */
export const WordedSignInDialog = withFormWords(SignInDialog);

/** A new account, for example after an order. */
export const WordedRegisterForm = withFormWords(RegisterForm);

/** The code of a new account, where it was made. */
export const WordedCodeForm = withFormWords(CodeForm);

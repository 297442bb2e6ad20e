package io.baize;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds floating point in compiled code: in fields, signatures, constants and in single instructions, so that neither a
 * local variable nor a {@code / 100.0} in the middle of a sum escapes.
 */
final class FloatingPoint {

    private static final Set<ClassDesc> TYPES =
            Set.of(ConstantDescs.CD_double, ConstantDescs.CD_float, ConstantDescs.CD_Double, ConstantDescs.CD_Float);

    private FloatingPoint() {}

    /** The members of this class that touch floating point. */
    static List<String> in(Path classFile) {
        ClassModel model = parse(classFile);
        String name = model.thisClass().asInternalName().replace('/', '.');
        TreeSet<String> members = new TreeSet<>();
        model.fields().stream()
                .filter(field -> TYPES.contains(field.fieldTypeSymbol()))
                .forEach(field -> members.add(name + "." + field.fieldName().stringValue()));
        model.methods().stream()
                .filter(method -> touches(method.methodTypeSymbol()) || inCode(method))
                .forEach(method -> members.add(name + "." + method.methodName().stringValue() + "()"));
        return List.copyOf(members);
    }

    private static boolean inCode(MethodModel method) {
        return method.code().stream()
                .flatMap(code -> code.elementList().stream())
                .anyMatch(FloatingPoint::touches);
    }

    private static boolean touches(CodeElement element) {
        return switch (element) {
            case ConstantInstruction constant ->
                constant.constantValue() instanceof Double || constant.constantValue() instanceof Float;
            case InvokeInstruction call -> touches(call.typeSymbol());
            case Instruction other -> other.opcode().name().matches("(D(?!UP)|F).*|.*2[DF]");
            default -> false;
        };
    }

    private static boolean touches(MethodTypeDesc type) {
        return TYPES.contains(type.returnType())
                || type.parameterList().stream().anyMatch(TYPES::contains);
    }

    private static ClassModel parse(Path classFile) {
        try {
            return ClassFile.of().parse(classFile);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
